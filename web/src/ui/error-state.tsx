import type { ReactNode } from 'react'
import { ClippedWave } from '#web/graphics/clipped-wave.tsx'
import { Button } from './button.tsx'

export type ErrorStateProps = {
  /** Says what happened. */
  title: string
  /** Says what to do about it. */
  children?: ReactNode
  onRetry: () => void
  retrying?: boolean
  /** Quoted to support, so that the log line can be found. */
  requestId?: string
  headingLevel?: 1 | 2
}

export function ErrorState({
  title,
  children,
  onRetry,
  retrying,
  requestId,
  headingLevel = 2,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      <ClippedWave className="h-20 w-56" />
      <Heading className="text-xl font-semibold">{title}</Heading>
      {children != null && <div className="text-dim">{children}</div>}
      <Button variant="primary" busy={retrying} busyText="Retrying..." onClick={onRetry}>
        Try again
      </Button>
      {requestId && (
        <p className="text-sm text-faint">
          Request <code className="readout select-all">{requestId}</code>
        </p>
      )}
    </div>
  )
}
