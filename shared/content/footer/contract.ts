import { route } from '#shared/platform/http/route.ts'
import { Footer } from './footer.ts'

export const getFooter = route({
  name: 'getFooter',
  method: 'GET',
  path: '/api/content/footer',
  auth: 'public',
  caching: 'minute',
  summary:
    'The pages of each section of the footer, how to reach the platform, and what it takes for payment',
  response: Footer,
})
