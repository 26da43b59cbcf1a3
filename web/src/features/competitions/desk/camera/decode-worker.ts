import decodeQR from 'qr/decode.js'

// If the browser cannot find codes itself, a worker does, so the screen never stutters.
addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  let text: string | undefined
  try {
    text = decodeQR({ data: data.data, width: data.width, height: data.height })
  } catch {
    // Most pictures of a camera show no code.
  }
  postMessage(text)
})
