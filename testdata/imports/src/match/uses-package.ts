import 'fastify'
