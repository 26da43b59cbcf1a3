import { pointOfItem } from '#core/market/market-items/placed-item.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import type { User } from '#shared/platform/users/user.ts'

/** A ZIP code of each city in which members sell. */
const zips: Readonly<Record<string, string>> = {
  'Dayton, OH': '45402',
  'Mesa, AZ': '85201',
  'Tulsa, OK': '74120',
  'Duluth, MN': '55802',
  'Louisville, KY': '40202',
  'Fresno, CA': '93721',
  'Knoxville, TN': '37902',
  'Macon, GA': '31201',
  'Spokane, WA': '99201',
  'Fargo, ND': '58102',
  'Erie, PA': '16501',
  'Tampa, FL': '33602',
  'Wichita, KS': '67202',
  'Columbus, OH': '43215',
  'Reno, NV': '89501',
  'Boise, ID': '83702',
  'Houston, TX': '77002',
  'El Paso, TX': '79901',
  'Amarillo, TX': '79101',
  'Portland, OR': '97205',
  'Toledo, OH': '43604',
  'San Antonio, TX': '78205',
  'Chattanooga, TN': '37402',
  'Birmingham, AL': '35203',
  'Bakersfield, CA': '93301',
  'Omaha, NE': '68102',
  'Atlanta, GA': '30303',
  'Grand Rapids, MI': '49503',
  'Mobile, AL': '36602',
  'Austin, TX': '78701',
  'Nashville, TN': '37203',
  'Phoenix, AZ': '85004',
  'Buffalo, NY': '14202',
  'Tacoma, WA': '98402',
  'Savannah, GA': '31401',
  'Fort Wayne, IN': '46802',
  'Oklahoma City, OK': '73102',
  'Milwaukee, WI': '53202',
  'Greenville, SC': '29601',
  'Albany, NY': '12207',
}

/** Where a member’s things are. */
export async function placedIn({
  city = '',
  state = '',
}: Pick<User, 'city' | 'state'>): Promise<Pick<Item, 'city' | 'state' | 'zip' | 'point'>> {
  const zip = zips[`${city}, ${state}`]
  if (!zip) throw new Error(`No ZIP code of ${city}, ${state} is known.`)
  const point = await pointOfItem(zip)
  return { city, state, zip, ...(point && { point }) }
}
