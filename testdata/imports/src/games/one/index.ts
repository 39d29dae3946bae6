export * from './rules/turn'
