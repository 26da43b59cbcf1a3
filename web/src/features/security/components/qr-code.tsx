import { useMemo } from 'react'
import { qrMatrix } from '#web/lib/qr/qr-matrix.ts'

export type QrCodeProps = { text: string; label: string; className?: string }

const margin = 4

/** Always black on white, in either theme: readers expect it so. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const rows = qrMatrix(text)
    const squares = rows.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
    )
    return { size: rows.length + margin * 2, path: squares.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
