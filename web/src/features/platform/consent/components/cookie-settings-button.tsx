import { showConsent } from '#web/lib/consent/consent-view.ts'
import { Button } from '#web/ui/button.tsx'

export function CookieSettingsButton() {
  return (
    <Button className="justify-self-start" onClick={() => showConsent('settings')}>
      Cookies
    </Button>
  )
}
