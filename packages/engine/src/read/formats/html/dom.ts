import type { parseDocument } from 'htmlparser2';

export type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlNode = HtmlDocument['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;
export type HtmlText = Extract<HtmlNode, { data: string }>;

export const isElement = (node: HtmlNode | HtmlDocument): node is HtmlElement => 'attribs' in node;
export const isTextNode = (node: HtmlNode): node is HtmlText => node.type === 'text';
