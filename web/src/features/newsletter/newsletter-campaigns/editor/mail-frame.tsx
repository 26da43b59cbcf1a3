import { useLayoutEffect, useRef, useState } from 'react'

type MailFrameProps = {
  title: string
  html: string
  /** The width of the reader’s screen, and how much of the mail is seen at once. */
  width: number
  height: number
}

/** A mail at the width of a reader's screen, made smaller where there is less room. Nothing in it can be followed. */
export function MailFrame({ title, html, width, height }: MailFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>(width)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <div ref={place} className="overflow-hidden" style={{ height: height * scale }}>
      <iframe
        title={title}
        sandbox=""
        srcDoc={html}
        className={scale < 1 ? 'max-w-none' : 'mx-auto block'}
        style={{ width, height, transform: `scale(${scale})`, transformOrigin: 'top left' }}
      />
    </div>
  )
}
