export type ImageFacts = {
  contentType: string
  width: number
  height: number
  /** The way the camera was held, as EXIF counts them: 1 is upright. */
  orientation?: number
}
