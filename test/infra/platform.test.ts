// One file, so that the platform is synthesised once for all of these.
import './bundles.rules.ts'
import './checks.rules.ts'
import './events.rules.ts'
import './functions.rules.ts'
import './payments.rules.ts'
import './routes.rules.ts'
import './stores.rules.ts'
import './web.rules.ts'
