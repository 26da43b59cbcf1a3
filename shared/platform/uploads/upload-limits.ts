/** The files that may be uploaded for one purpose, and their destination once checked. */
export type UploadLimits = {
  contentTypes: readonly string[]
  maxBytes: number
  maxPixels: number
  ask: string
  rejected: string
  published: {
    /** Each user’s files are in a folder of their own below it. */
    folder: string
    cacheControl: string
    /** Everyone may see it, so it is re-encoded in all widths. */
    isPicture?: true
  }
}
