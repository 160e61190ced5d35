import { Module } from '@nestjs/common';
import { ApprovalModule } from '../approval/approval.module.js';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { EntitlementModule } from '../entitlement/entitlement.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { AbsenceReader } from './away/absence-reader.js';
import { AwayToday } from './away/away-today.js';
import { AwayController } from './away/away.controller.js';
import { DepartmentAbsences } from './away/department-absences.js';
import { CalendarAbsences } from './calendar/calendar-absences.js';
import { CalendarCoverage } from './calendar/calendar-coverage.js';
import { CalendarReaders } from './calendar/calendar-reader.js';
import { TeamCalendarController } from './calendar/team-calendar.controller.js';
import { TeamCalendar } from './calendar/team-calendar.js';
import { LeaveReplacement } from './change/leave-replacement.js';
import { LeaveShortening } from './change/leave-shortening.js';
import { LeaveWithdrawals } from './change/leave-withdrawals.js';
import { RestoredLeave } from './change/restored-leave.js';
import { LeaveOverlaps } from './check/leave-overlap.js';
import { OwnDecisions } from './check/own-decisions.js';
import { PersonFactsReader } from './check/person-facts.js';
import { StandIns } from './check/stand-ins.js';
import { AwayDays } from './coverage/away-days.js';
import { CoverageCheck } from './coverage/coverage-check.js';
import { CoverageOfClosed } from './coverage/coverage-of-closed.js';
import { CoverageOutlooks } from './coverage/coverage-outlook.js';
import { CoverageRuleChanges } from './coverage/coverage-rule-changes.js';
import { CoverageRules } from './coverage/coverage-rules.js';
import { CoverageController } from './coverage/coverage.controller.js';
import { HeldNotices } from './deciding/held-notices.js';
import { LeaveDecisions } from './deciding/leave-decisions.js';
import { LeaveSteps } from './deciding/leave-steps.js';
import { LeaveTurns } from './deciding/leave-turns.js';
import { NewLeaveChains } from './deciding/new-leave-chains.js';
import { StepFactsReader } from './deciding/step-facts.js';
import { UndoableDecisions } from './deciding/undoable-decisions.js';
import { LeaveAccess } from './leave-access.js';
import { LeaveActivity } from './leave-activity.js';
import { LeaveDayReader } from './leave-day-reader.js';
import { LeaveDecisionController } from './leave-decision.controller.js';
import { LeaveMarks } from './leave-marks.js';
import { LeaveRecords } from './leave-records.js';
import { LeaveSights } from './leave-sight.js';
import { LeaveController } from './leave.controller.js';
import { DecisionFacts } from './links/decision-facts.js';
import { LeaveLinks } from './links/leave-links.js';
import { LinkActor } from './links/link-actor.js';
import { LinkedLeave } from './links/linked-leave.js';
import { LeaveExportLog } from './list/leave-export-log.js';
import { LeaveListController } from './list/leave-list.controller.js';
import { LeaveTotals } from './list/leave-totals.js';
import { RenamedTypes } from './renamed-types.js';
import { AbsenceReportController } from './report/absence-report.controller.js';
import { AbsenceReport } from './report/absence-report.js';
import { ReportReader } from './report/report-reader.js';
import { LeaveEffects } from './request/leave-effects.js';
import { LeaveQuoteController } from './request/leave-quote.controller.js';
import { LeaveQuotes } from './request/leave-quotes.js';
import { LeaveReturns } from './request/leave-returns.js';
import { LeaveSuggestions } from './request/leave-suggestions.js';
import { Leaves } from './request/leaves.js';
import { MonthCosts } from './request/month-costs.js';
import { QuotedRequests } from './request/quoted-requests.js';
import { RequestFactsReader } from './request/request-facts.js';
import { StoredLeaveCosts } from './stored-leave-costs.js';
import { Deputies } from './team/deputies.js';
import { TeamAccess } from './team/team-access.js';
import { TeamPhotos } from './team/team-photos.js';
import { TeamController } from './team/team.controller.js';
import { Team } from './team/team.js';
import { LeaveUndo } from './undo/leave-undo.js';
import { UndoFactsReader } from './undo/undo-facts.js';
import { ApprovalSwitch } from './waiting/approval-switch.js';
import { PendingChains } from './waiting/pending-chains.js';
import { WaitingLeave } from './waiting/waiting-leave.js';
import { WaitingList } from './waiting/waiting-list.js';
import { WaitingUpkeep } from './waiting/waiting-upkeep.js';
import { WaitingController } from './waiting/waiting.controller.js';

@Module({
  imports: [DepartmentModule, EmployeeModule, WorkingTimeModule, EntitlementModule, ApprovalModule],
  controllers: [
    AbsenceReportController,
    AwayController,
    CoverageController,
    TeamCalendarController,
    TeamController,
    WaitingController,
    LeaveListController,
    LeaveController,
    LeaveQuoteController,
    LeaveDecisionController,
  ],
  providers: [
    Leaves,
    LeaveDecisions,
    LeaveShortening,
    LeaveWithdrawals,
    LeaveUndo,
    UndoFactsReader,
    UndoableDecisions,
    HeldNotices,
    LeaveAccess,
    LeaveRecords,
    LeaveMarks,
    LeaveActivity,
    LeaveOverlaps,
    PersonFactsReader,
    RequestFactsReader,
    LeaveReplacement,
    StoredLeaveCosts,
    QuotedRequests,
    LeaveQuotes,
    MonthCosts,
    LeaveEffects,
    LeaveReturns,
    LeaveTotals,
    LeaveExportLog,
    RenamedTypes,
    LeaveDayReader,
    RestoredLeave,
    OwnDecisions,
    CoverageRules,
    CoverageRuleChanges,
    CoverageOfClosed,
    CoverageOutlooks,
    CoverageCheck,
    AwayDays,
    LeaveSuggestions,
    TeamCalendar,
    CalendarReaders,
    CalendarAbsences,
    CalendarCoverage,
    AbsenceReader,
    ApprovalSwitch,
    LeaveTurns,
    LeaveSights,
    LeaveSteps,
    StepFactsReader,
    NewLeaveChains,
    PendingChains,
    StandIns,
    WaitingLeave,
    WaitingList,
    DepartmentAbsences,
    WaitingUpkeep,
    AbsenceReport,
    ReportReader,
    AwayToday,
    Team,
    TeamAccess,
    TeamPhotos,
    Deputies,
    DecisionFacts,
    LeaveLinks,
    LinkActor,
    LinkedLeave,
  ],
  exports: [
    AwayDays,
    CoverageRules,
    CoverageRuleChanges,
    Leaves,
    LeaveAccess,
    LeaveTotals,
    OwnDecisions,
    LeaveTurns,
    LeaveSights,
    WaitingLeave,
    WaitingUpkeep,
    ApprovalSwitch,
    PendingChains,
    DecisionFacts,
    LeaveLinks,
    LinkActor,
    LinkedLeave,
    HeldNotices,
  ],
})
export class LeaveModule {}
