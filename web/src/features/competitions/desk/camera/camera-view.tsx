import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { codeFinder } from './code-finder.ts'

const pauseMs = 120

/** The camera at the back, which reads one code after the other until it is closed. */
export function CameraView({ onCode, onClose }: { onCode: (text: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onCode)
  read.current = onCode
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isOver = false
    const stop = watch(
      video.current,
      (text) => read.current(text),
      () => isOver,
    ).catch((error: unknown) => {
      if (!isOver) setFailure(describe(error))
    })
    return () => {
      isOver = true
      void stop.then((end) => end?.())
    }
  }, [])
  return (
    <section aria-label="Camera" className="grid gap-3">
      {failure ? (
        <p role="alert" className="banner tone-danger p-4 font-semibold text-ink">
          {failure}
        </p>
      ) : (
        <video
          ref={video}
          playsInline
          muted
          className="aspect-square w-full bg-well object-cover sm:aspect-video"
        />
      )}
      <Button size="lg" className="min-h-14 w-full" onClick={onClose}>
        Close camera
      </Button>
    </section>
  )
}

async function watch(
  video: HTMLVideoElement | null,
  onCode: (text: string) => void,
  isOver: () => boolean,
): Promise<() => void> {
  if (!navigator.mediaDevices) throw new DOMException('', 'NotSupportedError')
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
    audio: false,
  })
  const finder = await codeFinder()
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
    finder.stop()
  }
  if (!video || isOver()) {
    end()
    return () => undefined
  }
  video.srcObject = stream
  await video.play().catch(() => undefined)
  void look(video, finder.find, onCode, isOver)
  return end
}

async function look(
  video: HTMLVideoElement,
  find: (video: HTMLVideoElement) => Promise<string | undefined>,
  onCode: (text: string) => void,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    // A picture that cannot be read never ends the search: the next one may be a code.
    const text = await find(video).catch(() => undefined)
    if (text && !isOver()) onCode(text)
    await new Promise((over) => setTimeout(over, pauseMs))
  }
}

function describe(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'Allow the camera in your browser’s settings, or type the code.'
  const isHomeScreen = matchMedia('(display-mode: standalone)').matches
  return isHomeScreen
    ? 'Open this page in Safari to scan, or type the code.'
    : 'No camera was found here. Type the code, or use a scanner.'
}
