import { Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** CloudFront has its own fields for most security headers; the rest are custom ones. */
export function responseHeaders(
  scope: Construct,
  id: string,
  headers: Record<string, string>,
): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'strict-transport-security': transport = '',
    'x-frame-options': frames,
    'x-content-type-options': _contentType,
    'referrer-policy': referrer = '',
    ...custom
  } = headers
  const override = true
  return new ResponseHeadersPolicy(scope, id, {
    comment: frames
      ? 'Security headers of every answer'
      : 'Security headers of what others may show in their pages',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      contentTypeOptions: { override },
      ...(frames && { frameOptions: { frameOption: HeadersFrameOption.DENY, override } }),
      referrerPolicy: { referrerPolicy: referrer as HeadersReferrerPolicy, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(transport)?.[1])),
        includeSubdomains: transport.includes('includeSubDomains'),
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(custom).map(
        ([header, value]): ResponseCustomHeader => ({ header, value, override }),
      ),
    },
  })
}
