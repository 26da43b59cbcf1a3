import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { countdownText } from './inactivity.ts'

export type InactivityWarningProps = {
  endsAt: number
  /** True after activity: the session continues, and the warning is about to close. */
  stays: boolean
  onStay: () => void
  onLogOut: () => void
}

const announcedAt = [60, 30, 10]

/** Asks whether the member is still there. Any sign of life is an answer. */
export function InactivityWarning({ endsAt, stays, onStay, onLogOut }: InactivityWarningProps) {
  const stay = useRef<HTMLButtonElement>(null)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => stay.current?.focus(), [])
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const announced = announcedAt.findLast((seconds) => secondsLeft <= seconds)
  return (
    <Dialog
      open
      onClose={onStay}
      title="Are you still there?"
      description="You haven’t been active for a while. To keep your account safe, we will log you out soon. Move the mouse or press a key to stay logged in."
      footer={
        <>
          <Button onClick={onLogOut}>Log out now</Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            Stay logged in
          </Button>
        </>
      }
    >
      {stays ? (
        <p className="text-xl">You are still logged in.</p>
      ) : (
        <p className="readout text-4xl" role="timer" aria-label="Time left">
          {countdownText(endsAt - now)}
        </p>
      )}
      <p className="sr-only" role="status">
        {announced === undefined || stays ? '' : `You will be logged out in ${announced} seconds.`}
      </p>
    </Dialog>
  )
}
