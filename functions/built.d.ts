/** Made from the contracts when the platform is built. */
declare module '*/openapi.json' {
  /** The document in Brotli, as Base64. */
  const packed: { brotli: string }
  export default packed
}
