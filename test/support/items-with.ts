export type Stored = Record<string, unknown> & { pk: string; sk: string; entity?: string; ttl?: number }

/** Returns the items that contain a text, so a failing test shows them instead of everything. */
export const itemsWith = (text: string, items: Stored[]): Stored[] =>
  items.filter((item) => JSON.stringify(item).includes(text))
