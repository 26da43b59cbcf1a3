import { type SyntheticEvent, useRef, useState } from 'react'
import { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import type { SignUp } from './sign-up.tsx'

const load = () => import('./sign-up.tsx')
type Opened = Awaited<ReturnType<typeof load>>

const notReached: SignUp = { refusal: 'An error occurred. Please try again later.' }

/**
 * Asks for the newsletter with one field. It stands on every page, so what it takes to send it, and the check that a
 * person does, come once someone reaches for it.
 */
export function SignUpForm() {
  const [keys] = useState(() => attemptKeys())
  const [Opened, setOpened] = useState<Opened>()
  const [isBusy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [said, say] = useState<SignUp>({})
  const form = useRef<HTMLFormElement>(null)
  const proof = useRef('')
  const sending = useRef(false)

  const open = () => {
    // A press tries once more, and says so if it fails.
    if (!Opened) load().then(setOpened, () => undefined)
  }
  const send = async (sent: HTMLFormElement) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    const outcome = await load().then(
      ({ signUp }) => signUp(sent, proof.current, keys),
      () => notReached,
    )
    sending.current = false
    setBusy(false)
    say(outcome)
    // A proof counts once.
    if (proof.current && !outcome.wrongAddress) setAttempts(attempts + 1)
    if (!outcome.success) return
    sent.reset()
    setOpened(undefined)
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    open()
    void send(event.currentTarget)
  }
  const onProof = (token: string) => {
    proof.current = token
    // The press before it waits for the proof alone.
    if (token && said.needsProof) form.current?.requestSubmit()
  }
  const { success, refusal, wrongAddress, needsProof } = said
  return (
    <form
      ref={form}
      name="newsletter"
      method="post"
      noValidate
      onFocus={open}
      onInput={open}
      onSubmit={onSubmit}
      className="grid gap-3"
    >
      <Field
        label="Newsletter"
        hint="News by email. Unsubscribe at any time."
        {...(wrongAddress && { error: wrongAddress })}
      >
        <div className="flex flex-wrap gap-2">
          <Input
            name="email"
            type="email"
            autoComplete="email"
            placeholder="Your email"
            maxLength={128}
            className="min-w-0 grow basis-52"
          />
          <Button type="submit" busy={isBusy} busyText="Sending...">
            Subscribe
          </Button>
        </div>
      </Field>
      {Opened && (
        <Opened.SignUpProof
          attempts={attempts}
          onToken={onProof}
          {...(needsProof && { error: 'Confirm that you are human' })}
        />
      )}
      {(Opened || success || refusal) && (
        <div role="status" className="empty:hidden">
          {success && <p>{success}</p>}
          {refusal && <FieldError>{refusal}</FieldError>}
        </div>
      )}
    </form>
  )
}
