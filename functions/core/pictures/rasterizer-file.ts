/** It lies where Node finds that of the package: beside a deployed function, with what is copied for it. */
export const rasterizerFile = '@resvg/resvg-wasm/index_bg.wasm'
