import type { StoredResume } from '@trueline/contracts';
import type { ResumeListRow, ResumeRow } from './repository.ts';

export function toListItem(row: ResumeListRow): Omit<StoredResume, 'document' | 'text'> {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    // With `ready`: why it could not be read again.
    ...(row.failure && row.status !== 'parsing' ? { failure: row.failure } : {}),
    source: { name: row.source_name, type: row.source_type, bytes: row.source_bytes },
    warnings: row.warnings,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

export function toStoredResume(row: ResumeRow): StoredResume {
  return {
    ...toListItem(row),
    ...(row.document ? { document: row.document } : {}),
    ...(row.text === null ? {} : { text: row.text }),
  };
}
