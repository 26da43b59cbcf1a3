/** What may be uploaded for one purpose, and where a file goes once it is checked. */
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
  }
}
