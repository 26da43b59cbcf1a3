/** It is where Node finds that of the package: beside a deployed function, among the files that are copied for it. */
export const rasterizerFile = '@resvg/resvg-wasm/index_bg.wasm'
