import { endpoints } from './endpoints.ts';
import { readQuery } from './query-client.ts';

export const templatesQuery = () => readQuery(endpoints.listTemplates);
