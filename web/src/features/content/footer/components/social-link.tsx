import type { SocialLink as Link } from '#shared/content/contact/contact-settings.ts'
import { track } from '#web/lib/analytics/track.ts'
import { Mark } from './mark.tsx'
import { networkNames } from './network-names.ts'

/** A link to the platform’s own page on a network. */
export const SocialLink = ({ network, url }: Link) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    className="footer-link gap-2.5"
    onClick={() => track('social_click', { network })}
  >
    <Mark name={network} className="text-xl" />
    {networkNames[network]}
    <span className="sr-only"> (opens another site in a new tab)</span>
  </a>
)
