import { EmbeddedStandings } from '../embed/embedded-standings.tsx'

export const title = 'Standings'

export function Screen() {
  return <EmbeddedStandings />
}
