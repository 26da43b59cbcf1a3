/** The format that designs are written in. The first one had no builds. */
export const designsSchema = 2
