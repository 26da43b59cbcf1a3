/** An item as it is stored. */
export type Row = Record<string, unknown> & { pk: string; sk: string }

/** How an item was and is; undefined where there is none. */
export type RowChange = { before?: Row | undefined; after?: Row | undefined }
