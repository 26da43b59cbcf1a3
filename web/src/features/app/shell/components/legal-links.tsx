import { showConsent } from '#web/lib/consent/consent-view.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'

/** A link appears once its screen exists. */
const links = [
  ['/support', 'Support'],
  ['/contact', 'Contact us'],
  ['/pages/terms-of-service', 'Terms of service'],
  ['/pages/refund-policy', 'Refund policy'],
  ['/privacy-policy', 'Privacy policy'],
  ['/cookie-policy', 'Cookie policy'],
  ['/ai-configuration', 'AI help'],
] as const

type LegalLinksProps = {
  /** The paths that the footer names elsewhere already. */
  named?: ReadonlySet<string>
}

/** The links on every page. */
export function LegalLinks({ named }: LegalLinksProps) {
  const exists = useKnownScreens()
  return (
    <nav aria-label="Contact and terms" className="flex flex-wrap gap-x-6 text-sm">
      {links
        .filter(([href]) => exists(href) && !named?.has(href.replace(/^(\/pages)?/, '/pages')))
        .map(([href, title]) => (
          <a key={href} href={href} className="footer-link">
            {title}
          </a>
        ))}
      <button type="button" className="footer-link" onClick={() => showConsent('settings')}>
        Cookie settings
      </button>
    </nav>
  )
}
