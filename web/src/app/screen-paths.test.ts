import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminScreens } from './admin-screens.ts'
import { isAdministration, shellScreens } from './screens.ts'

const file = join(import.meta.dirname, '../../../shared/content/navigation/screen-paths.ts')

test('the server knows the path of each screen, so that no entry of the menu leads nowhere', async () => {
  const screens = [...shellScreens.filter((entry) => !isAdministration(entry)), ...adminScreens]
  const paths = [...new Set(screens.map(({ path }) => path))].toSorted()
  const lines = paths.map((path) => `  '${path}',`)
  await expect(
    [
      '// Written by `npx vitest run web/src/app/screen-paths -u` from the screens of each noun.',
      'export const screenPaths: readonly string[] = [',
      ...lines,
      ']',
      '',
    ].join('\n'),
  ).toMatchFileSnapshot(file)
})
