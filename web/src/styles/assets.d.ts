declare module '*.css'
declare module '*.woff2?url' {
  const url: string
  export default url
}
// biome-ignore lint/correctness/noUnresolvedImports: Vite makes this of a worker
declare module '*?worker&url' {
  const url: string
  export default url
}
