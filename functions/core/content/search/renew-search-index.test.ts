import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { directoryEntries, lookupList } from '#core/community/members/directory-entries.ts'
import { linesOf } from '#core/community/members/directory-entries-of.ts'
import { nameTerms } from '#shared/community/members/name-terms.ts'
import { indexedWords, suffixes } from '#shared/content/search/words.ts'
import { placeOf, type UserRow } from '#shared/platform/users/user-row.ts'
import { userTerms } from '#shared/platform/users/user-search.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { rulesChangedOn } from './rules-changed-on.ts'
import { searchEntries } from './search-entries.ts'
import { searchTitles } from './search-titles.ts'
import { spelledEntriesOf } from './spelled-entries.ts'

const samples = [
  'Łukasz Żółć',
  'Fergal O’Beirne',
  '李小龍',
  'Weiß & Sønner, Inc.',
  'Işık Ünal',
  'Ann Marie Lee',
  'x',
]

test('rules that change get a new day, so that what is stored is renewed', () => {
  const rows = samples.map((name) => {
    const terms = nameTerms(name)
    const order = placeOf({ name, id: '1' } as UserRow, 'name')
    const user = userTerms({ name, email: 'a.b@demo.test' })
    const found = { type: 'content', title: name, id: '1', url: '/', description: 'Sound pressure' } as const
    const document = { ...found, place: 'Reno', version: 1 }
    const places = [searchTitles.item(document), searchEntries.item({ ...document, term: 'name' })]
    const spelled = spelledEntriesOf(document)
    const member = { id: '1', name, membershipType: 'competitor', city: 'Reno', state: 'NV' } as const
    const business = { ...member, membershipType: 'retailer', companyName: 'Nova Audio' } as const
    return [
      fold(name),
      terms,
      terms.map(lookupList),
      order,
      user,
      indexedWords(name),
      suffixes(name),
      places,
      spelled,
      [member, business].flatMap((one) =>
        linesOf(one).map((line) =>
          directoryEntries.item({ ...one, ...line, memberSince: 2026, stateKey: 'NV', version: 1 }),
        ),
      ),
    ]
  })
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)
  expect({ [rulesChangedOn]: digest }).toEqual({ '2026-12-04': '515e41aaec4a' })
})
