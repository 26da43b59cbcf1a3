/** The needs of a function that publishes pictures: a whole CPU encodes most of them within two seconds. */
export const encodesPictures = {
  media: ['readQuarantine', 'putPublic', 'deletePublic'],
  env: ['MEDIA_BUCKET'],
  memoryMb: 1769,
  timeoutSeconds: 29,
} as const
