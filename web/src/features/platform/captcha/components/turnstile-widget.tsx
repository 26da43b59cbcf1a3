import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { loadTurnstile, type Turnstile } from './load-turnstile.ts'

export type TurnstileWidgetProps = {
  siteKey: string
  action: string
  onToken: (token: string) => void
  error?: string
}

const broken = 'The human check did not load. Check your connection or ad blocker, then try again.'
const expired = 'The human check has expired. Please complete it again.'

/** Cloudflare Turnstile, drawn by its own script and taken away with the form. */
export function TurnstileWidget({ siteKey, action, onToken, error }: TurnstileWidgetProps) {
  const box = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string>()
  const [round, setRound] = useState(0)
  const tell = useEffectEvent((token: string, trouble?: string) => {
    setProblem(trouble)
    onToken(token)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round draws the widget again
  useEffect(() => {
    let gone = false
    let remove = () => {}
    // The proof of the widget before this one has been used up.
    tell('')
    const draw = (turnstile: Turnstile) => {
      if (gone || !box.current) return
      const id = turnstile.render(box.current, {
        sitekey: siteKey,
        action,
        theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
        size: 'flexible',
        callback: (token) => tell(token),
        'expired-callback': () => tell('', expired),
        'timeout-callback': () => tell('', expired),
        'error-callback': () => {
          tell('', broken)
          return true
        },
      })
      if (id) remove = () => turnstile.remove(id)
    }
    loadTurnstile().then(draw, () => {
      if (!gone) tell('', broken)
    })
    return () => {
      gone = true
      remove()
    }
  }, [siteKey, action, round])

  return (
    <div className="grid gap-2">
      <div ref={box} className="min-h-[65px]" />
      <FieldError>{problem ?? error}</FieldError>
      {problem === broken && (
        <Button size="sm" className="justify-self-start" onClick={() => setRound(round + 1)}>
          Try again
        </Button>
      )}
    </div>
  )
}
