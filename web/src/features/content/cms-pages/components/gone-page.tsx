import { useEffect } from 'react'
import { goneTitle, pageTitle } from '#web/lib/page-title.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The page for an address whose content was removed. */
export function GonePage() {
  useEffect(() => {
    document.title = pageTitle(goneTitle)
  }, [])
  return (
    <div className="shell grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <p className="label text-dim">410 · Signal off</p>
      <h1 className="wide max-w-2xl text-4xl text-balance">This page is no longer available.</h1>
      <p className="max-w-xl text-lg text-dim">
        We have taken it off the site. What you are looking for may be in the FAQ, or you can ask us.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" variant="primary">
          Back to the home page
        </ButtonLink>
        <ButtonLink to="/faq">Read the FAQ</ButtonLink>
        <ButtonLink to="/contact">Contact us</ButtonLink>
      </div>
    </div>
  )
}
