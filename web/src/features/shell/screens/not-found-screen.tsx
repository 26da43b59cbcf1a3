import { FlatTrace } from '#web/graphics/flat-trace.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** There is nothing at this address. */
export function Screen() {
  return (
    <div className="shell grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <p className="label text-signal-ink">404 · No signal</p>
      <h1 className="wide max-w-2xl text-4xl text-balance">Nothing is playing at this address.</h1>
      <FlatTrace className="h-24 w-full max-w-2xl" />
      <p className="max-w-xl text-lg text-dim">
        The page may have moved, or the link has a typo. Check the address, or start again from the home page.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" variant="primary">
          Back to the home page
        </ButtonLink>
        <ButtonLink to="/faq">Read the FAQ</ButtonLink>
      </div>
    </div>
  )
}
