/** Each is where Node finds that of its package: beside a deployed function, among the files that are copied for it. */
export const codecFiles = {
  jpeg: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  webp: '@jsquash/webp/codec/dec/webp_dec.wasm',
  encoder: '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
} as const
