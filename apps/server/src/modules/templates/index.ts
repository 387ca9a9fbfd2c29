import { listTemplates as listTemplatesEndpoint } from '@trueline/contracts';
import { listTemplates } from '@trueline/render';
import type { Api } from '../../platform/http/api.ts';

export function mountTemplates(api: Api): void {
  api.mount(listTemplatesEndpoint, async () => ({ items: [...listTemplates()] }));
}
