import { Global, Module } from '@nestjs/common';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { AuditPayAccess, AuditLog } from './audit-log.js';
import { AuditController } from './audit.controller.js';
import { Audit } from './audit.js';
import { ChainAppender } from './chain-appender.js';
import { ChainCheck } from './chain-check.js';
import { ClockCheck } from './clock-check.js';
import { Sealer } from './sealer.js';

@Global()
@Module({
  imports: [PayAccessModule],
  controllers: [AuditController],
  providers: [Audit, AuditLog, AuditPayAccess, ChainCheck, ClockCheck, Sealer, ChainAppender],
  exports: [Audit, AuditLog],
})
export class AuditModule {}
