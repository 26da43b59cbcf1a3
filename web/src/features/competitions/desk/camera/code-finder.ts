// biome-ignore lint/correctness/noUnresolvedImports: the build makes the address of the worker
import decodeWorkerUrl from './decode-worker.ts?worker&url'

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats?: () => Promise<string[]>
}

export type CodeFinder = { find: (video: HTMLVideoElement) => Promise<string | undefined>; stop: () => void }

/** Finds QR codes in the picture of a camera: the browser does where it can, and a worker of ours where it cannot. */
export async function codeFinder(): Promise<CodeFinder> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = await Native?.getSupportedFormats?.().catch((): string[] => [])
  if (!Native || !formats?.includes('qr_code')) return ownFinder()
  const detector = new Native({ formats: ['qr_code'] })
  return {
    find: async (video) => (await detector.detect(video))[0]?.rawValue,
    stop: () => undefined,
  }
}

const mostPixels = 720

function ownFinder(): CodeFinder {
  const worker = new Worker(decodeWorkerUrl, { type: 'module' })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return {
    async find(video) {
      const scale = Math.min(1, mostPixels / Math.max(video.videoWidth, video.videoHeight, 1))
      canvas.width = Math.round(video.videoWidth * scale)
      canvas.height = Math.round(video.videoHeight * scale)
      if (!context || canvas.width === 0) return undefined
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      const picture = context.getImageData(0, 0, canvas.width, canvas.height)
      const answer = new Promise<string | undefined>((found) => {
        worker.onmessage = ({ data }: MessageEvent<string | undefined>) => found(data)
        worker.onerror = () => found(undefined)
      })
      worker.postMessage(picture, [picture.data.buffer])
      return answer
    },
    stop: () => worker.terminate(),
  }
}

/** Fetches the code finder while there is a network. Afterward it comes from this device's cache. */
export const fetchFinder = (): Promise<unknown> => fetch(decodeWorkerUrl)
