/** The zone in which most people of each state live: states, DC, PR, GU, VI, AS and MP. */
const states: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'.split(' '),
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'.split(' '),
  'America/Denver': 'CO ID MT NM UT WY'.split(' '),
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': 'CA NV OR WA'.split(' '),
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Puerto_Rico': ['PR'],
  'America/St_Thomas': ['VI'],
  'Pacific/Guam': ['GU'],
  'Pacific/Saipan': ['MP'],
  'Pacific/Pago_Pago': ['AS'],
}

const zones = new Map(
  Object.entries(states).flatMap(([zone, codes]) => codes.map((code) => [code, zone] as const)),
)

/** The zone of a state by its code; undefined where events take place in no such state. */
export const zoneOfState = (code: string): string | undefined => zones.get(code)
