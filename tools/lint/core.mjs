/** A lint rule that oxlint does not have. */

const WHY = 'Engines differ in the last bit of a power: multiply.'

const noPower = {
  create: (context) => ({
    BinaryExpression(node) {
      if (node.operator === '**') context.report({ node, message: WHY })
    },
    AssignmentExpression(node) {
      if (node.operator === '**=') context.report({ node, message: WHY })
    },
  }),
}

export default { meta: { name: 'core' }, rules: { 'no-power': noPower } }
