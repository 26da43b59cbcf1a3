/** Made from the contracts when the platform is built. */
declare module '*/openapi.json' {
  const document: { openapi: string; [part: string]: unknown }
  export default document
}
