import { call } from './call'

process.exitCode = await call(process.argv.slice(2))
