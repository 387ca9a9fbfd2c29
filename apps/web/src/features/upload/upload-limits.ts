import { useQuery } from '@tanstack/react-query';
import type { EndpointResponse, getSiteSettings } from '@trueline/contracts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { readQuery } from '../../shared/api/query-client.ts';
import { formatBytes } from '../../shared/format/byte-size.ts';
import { isAllowedFileType, RESUME_FILE_TYPES } from '../../shared/format/file-type.ts';

export type UploadLimits = EndpointResponse<typeof getSiteSettings>['uploads'];

/** What this service takes; undefined until it is known. */
export function useUploadLimits(): UploadLimits | undefined {
  return useQuery(readQuery(endpoints.getSiteSettings)).data?.uploads;
}

/** What can be said of a file before it is sent: a film need not travel to be refused. */
export function faultOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  limits: UploadLimits | undefined,
): string | undefined {
  if (!isAllowedFileType(name, RESUME_FILE_TYPES)) {
    return `Trueline cannot read ${name} (${formatBytes(size)}). Save it as PDF or Word, or paste its text below.`;
  }
  if (limits === undefined || size <= limits.maxBytes) return undefined;
  return `${name} has ${formatBytes(size)}; up to ${formatBytes(limits.maxBytes)} can be read. Leave out pictures, or paste the text below.`;
}
