import { TextLink } from '#web/ui/text-link.tsx'

type AgreementProps = { doing: 'paying' | 'signing up' }

/** Names what a person accepts with a press. It opens in another tab, so nothing typed here is lost. */
export function Agreement({ doing }: AgreementProps) {
  return (
    <p className="text-sm text-dim">
      By {doing}, you accept the{' '}
      <TextLink to="/pages/terms-of-service" target="_blank">
        terms of service
      </TextLink>
      {doing === 'paying' && (
        <>
          {' '}
          and the{' '}
          <TextLink to="/pages/refund-policy" target="_blank">
            refund policy
          </TextLink>
        </>
      )}
      . Questions?{' '}
      <TextLink to="/contact" target="_blank">
        Contact us
      </TextLink>
      .
    </p>
  )
}
