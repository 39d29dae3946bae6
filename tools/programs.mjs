/** The programs that some tests need besides Node. Where Debian's packages can be had, they are fetched. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const newestPostgres = () => {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => `${base}/${version}/bin`).find((folder) => existsSync(`${folder}/initdb`))
}

const there = (...files) => files.find((file) => existsSync(file))

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Tests read `variable` and are skipped without it; `find` answers where the program is. */
const PROGRAMS = [
  { name: 'Chromium', variable: 'FLICKTABLE_CHROMIUM', debian: 'chromium', find: () => there(...CHROMIUMS) },
  {
    name: 'Firefox ESR',
    variable: 'FLICKTABLE_FIREFOX',
    debian: 'firefox-esr',
    find: () => there('/usr/bin/firefox-esr'),
  },
  {
    name: 'WebKitGTK',
    variable: 'FLICKTABLE_WEBKIT',
    debian: 'webkit2gtk-driver',
    find: () => there('/usr/bin/WebKitWebDriver'),
  },
  { name: 'Xvfb', variable: 'FLICKTABLE_XVFB', debian: 'xvfb', find: () => there('/usr/bin/Xvfb') },
  { name: 'PostgreSQL', variable: 'FLICKTABLE_POSTGRES', debian: 'postgresql', find: newestPostgres },
]

const placeOf = ({ variable, find }) => process.env[variable] || find()

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300']
  spawnSync('apt-get', [...options, ...args], { env, stdio: ['ignore', 'ignore', 2] })
}

function fetchMissing() {
  const missing = PROGRAMS.filter((program) => !placeOf(program)).map(({ debian }) => debian)
  if (missing.length === 0 || !canInstall()) return
  console.log(`Installing Debian packages: ${missing.join(', ')} ...`)
  apt('update')
  // One by one: a name that this system does not know stops the others otherwise.
  for (const name of missing) apt('install', '-y', '--no-install-recommends', name)
}

/** Fetches what is missing, then answers where each program is; no `place` where it is not to be had. */
export function providePrograms() {
  fetchMissing()
  return PROGRAMS.map((program) => ({ ...program, place: placeOf(program) }))
}
