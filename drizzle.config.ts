import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/storage/schema.ts',
  out: './src/server/storage/migrations',
})
