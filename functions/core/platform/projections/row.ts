/** An item as it is stored. */
export type Row = Record<string, unknown> & { pk: string; sk: string }

/** An item before and after a change; undefined where there is none. */
export type RowChange = { before?: Row | undefined; after?: Row | undefined }
